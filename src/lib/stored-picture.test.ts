import { expect, test } from "vitest";
import { isStoredPicture } from "./stored-picture.ts";

test.each([
	["from a storage host", "https://images.gym.example/a.jpg?v=2", true],
	[
		"from a host that starts with a storage host's name",
		"https://images.gym.example.evil.example/a.jpg",
		false,
	],
	[
		"from another port of a storage host",
		"https://images.gym.example:8443/a.jpg",
		false,
	],
	[
		"with a storage host as the user name",
		"https://images.gym.example@evil.example/a.jpg",
		false,
	],
	["with a javascript: URL", "javascript:alert(1)", false],
	["with an empty URL", "", false],
])("GAL-07 a picture %s (%s) is accepted: %s", (_source, address, isStored) => {
	expect(isStoredPicture(address, ["https://images.gym.example"])).toBe(
		isStored,
	);
});
