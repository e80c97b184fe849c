export const changeKinds = [
	"replaced words",
	"translation",
	"detected phone numbers and times",
	"hidden email addresses",
	"removals",
	"additions",
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/**
 * Makes the changes that translators, browser extensions, phones and CDNs make to a page. Must be
 * self-contained, because it runs in the page.
 */
export function changePage(kinds: readonly ChangeKind[]): void {
	const textsOutside = (excluded: string): Text[] => {
		const walker = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT,
		);
		const texts: Text[] = [];
		while (walker.nextNode()) {
			const { currentNode } = walker;
			if (
				currentNode instanceof Text &&
				!currentNode.parentElement?.closest(excluded)
			)
				texts.push(currentNode);
		}
		return texts;
	};

	const changes: Record<ChangeKind, () => void> = {
		"replaced words"() {
			for (const paragraph of document.querySelectorAll("p")) {
				const [text] = [...paragraph.childNodes].filter(
					(node) => node instanceof Text,
				);
				if (text) text.data = text.data.replace(/\w+/, "Hola");
			}
		},
		translation() {
			for (const text of textsOutside("script, style, template, title")) {
				const outer = document.createElement("font");
				const inner = document.createElement("font");
				text.replaceWith(outer);
				outer.append(inner);
				inner.append(text);
			}
		},
		"detected phone numbers and times"() {
			const pattern =
				/\(\d{3}\) \d{3}-\d{4}|\d{1,2}:\d\d( [AP]M)?|\d{1,2} [AP]M/;
			for (const text of textsOutside("script, style, template, a")) {
				const match = pattern.exec(text.data);
				if (!match) continue;
				const found = text.splitText(match.index);
				found.splitText(match[0].length);
				const link = document.createElement("a");
				link.href = "x-apple-data-detectors://0";
				found.replaceWith(link);
				link.append(found);
			}
		},
		"hidden email addresses"() {
			for (const link of document.querySelectorAll("a[href^='mailto:']")) {
				link.setAttribute("href", "/cdn-cgi/l/email-protection#ab12");
				const address = document.createElement("span");
				address.textContent = "[email protected]";
				address.className = "__cf_email__";
				link.replaceChildren(address);
			}
		},
		removals() {
			document.getElementById("announcement")?.remove();
			document
				.querySelector("main section:not(:has([data-island], [data-enhance]))")
				?.remove();
			document.querySelector("dialog")?.remove();
		},
		additions() {
			const add = (parent: Element | null, name: string) =>
				parent?.prepend(document.createElement(name));
			add(document.head, "meta");
			add(document.body, "div");
			add(document.querySelector("main"), "div");
			for (const part of document.querySelectorAll("section, form, dialog, dl"))
				add(part, "div");
			for (const element of document.querySelectorAll(
				"html, body, input, button",
			))
				element.setAttribute("data-lt-installed", "true");
		},
	};
	for (const kind of kinds) changes[kind]();
}

declare global {
	/** Elements whose text is not changed by any script, mapped to this text. */
	var staticTexts: Map<Element, string | null>;
}

/** Runs in the page before the islands start. */
export function recordStaticTexts(): void {
	const islands = "[data-island], [data-enhance]";
	const elements = document.querySelectorAll(
		`:is(h1, h2, h3, p):not(:is(${islands}) *, :has([data-year]))`,
	);
	globalThis.staticTexts = new Map(
		[...elements].map((element) => [element, element.textContent]),
	);
}

/** Runs in the page. Returns the recorded texts that are gone or different. */
export function lostTexts(): (string | null)[] {
	if (globalThis.staticTexts.size === 0) return ["no text was recorded"];
	return [...globalThis.staticTexts]
		.filter(
			([element, text]) => !element.isConnected || element.textContent !== text,
		)
		.map(([, text]) => text);
}

/** Runs in the page. Starts all islands and returns those that are not ready yet. */
export function startIslandsAndListUnready(): string[] {
	const islands = [
		...document.querySelectorAll<HTMLElement>("[data-island], [data-enhance]"),
	];
	for (const island of islands)
		island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
	return islands
		.map(({ dataset }) => dataset)
		.filter(({ hydration }) => hydration !== "ready")
		.map(
			({ island, enhance, hydration }) => `${island ?? enhance}: ${hydration}`,
		);
}
