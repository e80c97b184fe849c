import { expect, test } from "vitest";
import { parseBuildInfo } from "./build-info.ts";

test.each(["<!doctype html>", "{}", "", "null"])(
	"parseBuildInfo returns undefined for %j",
	(text) => {
		expect(parseBuildInfo(text)).toBe(undefined);
	},
);
