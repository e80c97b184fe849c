import { describe, expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";
import { withProviderOrigin } from "../content/provider-origin.ts";
import { securityHeaders, splitSharedStyles } from "./security-policy.ts";

const content = second.content();
const { integrations } = content;
const inline = { scripts: ["go()"], styles: [".a{top:0}"] };
/** Hashes of these strings from `openssl dgst -sha256 -binary | base64`. */
const scriptHash = "sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=";
const styleHash = "sha256-HKUUHr/zGJPt9XqxhVtl8Y2jTDRcFYbbXT8D5+vpwJE=";
const headers = securityHeaders(content, inline);

describe("the content security policy", () => {
	const policyOf = (changed: typeof integrations) =>
		securityHeaders({ ...content, integrations: changed }, inline)[
			"Content-Security-Policy"
		];

	test("lists each provider only in the directives that it needs", () => {
		const frames =
			"https://book.harborlane.example https://maps.harborlane.example " +
			"https://video.harborlane.example https://schedule.harborlane.example";
		expect(policyOf(integrations)).toBe(
			`default-src 'none'; script-src 'self' '${scriptHash}' https://book.harborlane.example/js/form_embed.js ` +
				"https://pixel.harborlane.example/events.js https://pixel.harborlane.example/more/; " +
				`style-src 'self' '${styleHash}'; ` +
				"img-src 'self' data: https://images.harborlane.example https://pixel.harborlane.example; " +
				`font-src 'self'; connect-src 'self' ${frames} https://pixel.harborlane.example; ` +
				`manifest-src 'self'; media-src 'self'; frame-src ${frames}; form-action 'none'; ` +
				"base-uri 'none'; object-src 'none'; frame-ancestors 'none'; " +
				"require-trusted-types-for 'script'; trusted-types form-embed default; upgrade-insecure-requests",
		);
	});

	test("allows no third-party script if none is configured", () => {
		const policy = policyOf({
			...integrations,
			formEmbedScript: "",
			pixel: { ...integrations.pixel, id: "" },
		});
		expect(policy).toContain(`; script-src 'self' '${scriptHash}'; `);
		expect(policy).toContain("; trusted-types 'none'; ");
		expect(policy).not.toContain("pixel.harborlane.example");
	});

	test("does not upgrade a local sandbox's http addresses to https", () => {
		const local = withProviderOrigin(content, "http://localhost:4174");
		const policy = policyOf(local.integrations);
		expect(policy).toContain("; frame-src http://localhost:4174; ");
		expect(policy).not.toContain("upgrade-insecure-requests");
	});
});

test("splitSharedStyles shares a style that several pages or the 404 page use", () => {
	const styles = new Map([
		["/", "home"],
		["/terms", "legal"],
		["/privacy", "legal"],
		["/not-found", "missing"],
	]);
	expect(splitSharedStyles(styles, "/not-found")).toEqual({
		sharedStyles: ["legal", "missing"],
		styleByPage: new Map([["/", "home"]]),
	});
});

describe("the security headers", () => {
	test("are exactly the expected ones", () => {
		expect(headers).toEqual({
			"Content-Security-Policy": expect.any(String),
			"Strict-Transport-Security": "max-age=63072000",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"X-Content-Type-Options": "nosniff",
			"X-Frame-Options": "DENY",
			"Permissions-Policy": expect.any(String),
			"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
			"Cross-Origin-Resource-Policy": "same-origin",
		});
	});

	test.each([
		["subdomains", "max-age=63072000; includeSubDomains"],
		["preload", "max-age=63072000; includeSubDomains; preload"],
	] as const)(
		"extend HTTPS to subdomains if httpsOnly is %s",
		(httpsOnly, value) => {
			const site = { ...content.site, httpsOnly };
			expect(
				securityHeaders({ ...content, site }, inline)[
					"Strict-Transport-Security"
				],
			).toBe(value);
		},
	);

	test("permit fullscreen for videos, but no camera, microphone, location or payment", () => {
		expect(headers["Permissions-Policy"]?.split(", ")).toEqual(
			expect.arrayContaining([
				"camera=()",
				"microphone=()",
				"geolocation=()",
				"payment=()",
				'fullscreen=(self "https://video.harborlane.example")',
			]),
		);
	});
});
