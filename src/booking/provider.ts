import { highLevel } from "./high-level.ts";

/** What a provider's frame says to the page, as far as it matters here; everything else is "other". */
export type ProviderMessage =
	| { kind: "height"; height: number }
	| { kind: "asksForParams"; frameId: string | undefined }
	| { kind: "completed"; fingerprint: string }
	| { kind: "wantsUrl"; url: string }
	| { kind: "other" };

/** All that the site knows of a booking provider, beside the addresses in content/integrations.yaml. */
export type Provider = {
	/** Reads a message of one of its frames. Contact data is never read. */
	readMessage: (data: unknown) => ProviderMessage;
	/** The answer to a frame that asks for the parameters of the page. */
	paramsMessage: (
		params: Readonly<Record<string, string>>,
		page: string,
		frameId: string | undefined,
	) => unknown;
	/** What a visitor has chosen on the page, under the names of its forms. */
	nameChoices: (
		choices: Readonly<Record<string, string>>,
	) => Readonly<Record<string, string>>;
	/** The names under which its redirect says when the appointment is. */
	timeParams: Readonly<Record<"start" | "end", string>>;
	/** Makes its form-embed script look for frames again; `page` is the window. */
	restartScript: (page: object) => void;
};

/** Another provider is another file like high-level.ts, named here. */
export const provider: Provider = highLevel;
