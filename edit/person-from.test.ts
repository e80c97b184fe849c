import { expect, test } from "vitest";
import { personFrom } from "./person-from.ts";

const person = personFrom("X-Editor-User", "https://edit.gym.example");
const headers = (name: string) => ({
	"x-editor-user": Buffer.from(name).toString("latin1"),
});

test.each(["Ana", "Zoë", "Мария Константинопольская"])(
	"the person is named in the proxy's header: %s",
	(name) => {
		expect(person(headers(name))).toBe(name);
	},
);

test.each([
	["is missing", {}],
	["has two names, one of them forged", headers("Ana, Bob")],
])("nobody is logged in if the proxy's header %s", (_, received) => {
	expect(() => person(received)).toThrow(/Nobody is logged in/);
});

test("a login whose drafts could not be stored in a file of its name is rejected", () => {
	expect(() => person(headers("И".repeat(40)))).toThrow(/too long/);
});
