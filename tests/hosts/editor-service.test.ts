import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const unit = readFileSync("hosting/editor/site-editor.service", "utf8");

function valuesOf(name: string): string[] {
	return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(
		([, value = ""]) => value,
	);
}

test("the service runs as its own user and gains no further rights", () => {
	expect(valuesOf("User")).toEqual(["site-editor"]);
	expect(valuesOf("NoNewPrivileges")).toEqual(["yes"]);
});

test("the service writes only into the working copy, which contains the drafts", () => {
	expect(valuesOf("ProtectSystem")).toEqual(["strict"]);
	expect(valuesOf("WorkingDirectory")).toEqual(["/srv/site"]);
	expect(valuesOf("ReadWritePaths")).toEqual(["/srv/site"]);
	// By default, the drafts are in .cache/drafts of the working copy.
	expect(unit).not.toContain("DRAFTS_DIR");
});
