import { expect, test } from "vitest";
import { sourceFiles } from "../support/source-imports.ts";

const sources = sourceFiles("src/**/*.{ts,tsx}").filter(
	({ path }) => !path.includes(".test."),
);

/** Every way in which a page can speak to a server or to another window, and the files that may use it. */
const ways: [string, RegExp, readonly string[]][] = [
	[
		"asks a server",
		/\b(fetch\(|XMLHttpRequest|EventSource)/,
		// Whether an address of this site is there; whether a provider answers.
		["src/early/app-start.ts", "src/missing-page.ts", "src/ui/frame.tsx"],
	],
	["keeps a line open", /\b(WebSocket|WebTransport|RTCPeerConnection)\b/, []],
	["sends behind one's back", /\bsendBeacon\b|\bnew Image\b/, []],
	["speaks to another window", /\bpostMessage\b/, ["src/ui/frame.tsx"]],
	[
		"adds a script",
		/createElement\("script"\)/,
		["src/ui/form-embed-script.ts", "src/ui/pixel.ts"],
	],
	["sends a form", /\.submit\(|method="(post|get)"|\baction="/i, []],
	["asks a database or a worker", /\bindexedDB\b|serviceWorker/, []],
];

test.each(ways)(
	"ROUTE-03 EMBED-08 EMBED-09 no code of the site %s but where it is known",
	(_way, pattern, known) => {
		const users = sources.flatMap(({ path, code }) =>
			pattern.test(code) ? [path] : [],
		);
		expect(users).toEqual(known);
	},
);
