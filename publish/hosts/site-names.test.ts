import { expect, test } from "vitest";
import { siteNames } from "./site-names.ts";

test.each([
	["https://gym.example", "gym.example", "www.gym.example"],
	["https://www.gym.example", "www.gym.example", "gym.example"],
	["https://new.gym.example", "new.gym.example", "www.new.gym.example"],
])("%s has the name %s, and %s leads to it", (url, name, other) => {
	expect(siteNames(url)).toMatchObject({ name, other });
});
