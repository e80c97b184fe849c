import { describe, expect, test } from "vitest";
import { isStoredImage, storedImageAddress } from "./image-address.ts";

const hosts = ["https://images.gym.example", "https://store.gym.example"];

describe("GAL-07 a picture elsewhere is accepted", () => {
	test.each([
		"https://images.gym.example/floor.jpg",
		"https://store.gym.example/a/b.webp?v=2",
		"https://images.gym.example:443/floor.jpg",
	])("from a storage host over https: %s", (address) => {
		expect(isStoredImage(address, hosts)).toBe(true);
	});

	test.each([
		["over http", "http://images.gym.example/floor.jpg"],
		["from another host", "https://elsewhere.example/floor.jpg"],
		[
			"from a host that only begins alike",
			"https://images.gym.example.evil.example/a.jpg",
		],
		["from another port", "https://images.gym.example:8443/floor.jpg"],
		[
			"when a name stands before the host",
			"https://images.gym.example@evil.example/a.jpg",
		],
		["without a host", "floor.jpg"],
		["as a script", "javascript:alert(1)"],
		["as data", "data:image/png;base64,AAAA"],
		["when it is empty", ""],
	])("not %s", (_name, address) => {
		expect(isStoredImage(address, hosts)).toBe(false);
	});
});

test("IMG-02 it is asked for in a width and with quality 75; its own parameters stay", () => {
	expect(storedImageAddress("https://images.gym.example/a.jpg?v=2", 400)).toBe(
		"https://images.gym.example/a.jpg?v=2&w=400&q=75",
	);
	expect(
		storedImageAddress("https://images.gym.example/a.jpg?w=9&q=1", 800),
	).toBe("https://images.gym.example/a.jpg?w=800&q=75");
});
