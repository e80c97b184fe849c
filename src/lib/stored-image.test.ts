import { expect, test } from "vitest";
import { isStoredImage } from "./stored-image.ts";

test.each([
	["from a storage host", "https://images.gym.example/a.jpg?v=2", true],
	[
		"from a host that only begins alike",
		"https://images.gym.example.evil.example/a.jpg",
		false,
	],
	["from another port", "https://images.gym.example:8443/a.jpg", false],
	[
		"with a name before the host",
		"https://images.gym.example@evil.example/a.jpg",
		false,
	],
	["as a script", "javascript:alert(1)", false],
	["without an address", "", false],
])("GAL-07 a picture %s: %s", (_which, address, isStored) => {
	expect(isStoredImage(address, ["https://images.gym.example"])).toBe(isStored);
});
