import { describe, expect, test } from "vitest";
import {
	contentSecurityPolicy,
	type PolicySources,
	securityHeaders,
} from "./security-policy.ts";

const nothing: PolicySources = {
	scriptHashes: [],
	styleHashes: [],
	frameOrigins: [],
	scriptUrls: [],
	imageOrigins: [],
	connectOrigins: [],
	trustedTypePolicies: [],
};

function directives(sources: Partial<PolicySources>): Map<string, string> {
	const policy = contentSecurityPolicy({ ...nothing, ...sources });
	return new Map(
		policy.split("; ").map((directive) => {
			const [name = "", ...values] = directive.split(" ");
			return [name, values.join(" ")];
		}),
	);
}

describe("content security policy", () => {
	test("a site that uses nothing from elsewhere allows only itself", () => {
		expect(contentSecurityPolicy(nothing)).toBe(
			"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
				"font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; " +
				"frame-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; " +
				"frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; " +
				"upgrade-insecure-requests",
		);
	});

	test("each source stands in its own directive, once", () => {
		const policy = directives({
			scriptHashes: ["sha256-aaaa", "sha384-bbbb="],
			styleHashes: ["sha256-cc+/"],
			frameOrigins: ["https://maps.example:8443", "https://maps.example:8443"],
			scriptUrls: ["https://booking.example/js/form_embed.js"],
			imageOrigins: ["https://img.example"],
			connectOrigins: ["https://collect.example"],
			trustedTypePolicies: ["loader", "map#1"],
		});
		expect(Object.fromEntries(policy)).toMatchObject({
			"script-src":
				"'self' 'sha256-aaaa' 'sha384-bbbb=' https://booking.example/js/form_embed.js",
			"style-src": "'self' 'sha256-cc+/'",
			"frame-src": "https://maps.example:8443",
			"img-src": "'self' data: https://img.example",
			"connect-src": "'self' https://collect.example",
			"trusted-types": "loader map#1",
		});
	});

	test.each([
		{ frameOrigins: ["http://localhost:4174"] },
		{ scriptUrls: ["http://localhost:4174/js/form_embed.js"] },
		{ imageOrigins: ["http://localhost:4174"] },
		{ connectOrigins: ["http://localhost:4174"] },
	])("a local sandbox keeps its http addresses: %o", (sources) => {
		expect(directives(sources).has("upgrade-insecure-requests")).toBe(false);
	});
});

describe("security headers", () => {
	const headers = securityHeaders(
		"default-src 'none'",
		"https://video.example",
	);

	test("the set is complete", () => {
		expect(headers).toEqual({
			"Content-Security-Policy": "default-src 'none'",
			"Strict-Transport-Security": "max-age=63072000; includeSubDomains",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"X-Content-Type-Options": "nosniff",
			"X-Frame-Options": "DENY",
			"Permissions-Policy": expect.any(String),
			"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
			"Cross-Origin-Resource-Policy": "same-origin",
		});
	});

	test("no page and no frame gets the camera, the microphone, the place or a payment, a framed video may fill the screen", () => {
		expect(headers["Permissions-Policy"]?.split(", ")).toEqual(
			expect.arrayContaining([
				"camera=()",
				"microphone=()",
				"geolocation=()",
				"payment=()",
				'fullscreen=(self "https://video.example")',
			]),
		);
	});
});
