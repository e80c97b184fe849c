import { expect, test } from "vitest";
import { siteNames } from "./site-names.ts";

test.each([
	["https://gym.example", "gym.example", "www.gym.example"],
	["https://www.gym.example", "www.gym.example", "gym.example"],
	["https://new.gym.example", "new.gym.example", "www.new.gym.example"],
])(
	"siteNames returns for %s the name %s and the other name %s",
	(url, name, other) => {
		expect(siteNames(url)).toMatchObject({ name, other });
	},
);
