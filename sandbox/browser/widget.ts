import type { PageSettings } from "../page-shell.ts";
import { campaignText } from "./campaign.ts";
import { find } from "./find.ts";

const settings: PageSettings = JSON.parse(find("#settings").textContent);

export const { id, messages } = settings;

export const form = find<HTMLFormElement>("form");

export function runWidget(): void {
	let isSending = false;
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (isSending) return;
		isSending = true;
		await send();
		finish();
	});
	postLoadMessages();
}

/** Posts the messages that real widgets post on load. The site must not count them as bookings. */
function postLoadMessages(): void {
	post("[iFrameResizerChild]Ready");
	if (messages.isAnnounced) post(["iframeLoaded"]);
	post(["set-sticky-contacts", "embedded_iframe_1", "x"]);
	if (messages.isPrefilled)
		postContact({ name: "Grace", email: "grace@sample.example" });
	postHeight();
	new ResizeObserver(postHeight).observe(document.body);
	post(["modify-parent-url", location.origin + location.pathname]);
	post(["fetch-sticky-contacts", "location-1"]);
	window.addEventListener("message", showCampaign);
	post(["fetch-query-params", "embedded_iframe", "location-1", id]);
}

/** Delays completion like a real widget, which waits for its server's response. */
async function send(): Promise<void> {
	const button = find("button[type=submit]");
	button.textContent = "Sending…";
	button.ariaDisabled = "true";
	await new Promise((resolve) => setTimeout(resolve, 300));
}

/** Real widgets show the confirmation before they post the message. */
function finish(): void {
	form.hidden = true;
	find("#received").hidden = false;
	find("#received h2").focus();

	if (messages.completion === "booking")
		post([
			"msgsndr-booking-complete",
			{ fingerprint: String(Math.random()), calendarId: id },
		]);
	if (messages.completion === "form:submit")
		post({ type: "form:submit", formId: id });
	postContact(Object.fromEntries(new FormData(form)));
}

function postContact(contact: object): void {
	const id = String(Math.random());
	const text = JSON.stringify(contact);
	post(["set-sticky-contacts", "_ud", text, "location-1", id]);
}

function post(message: unknown): void {
	window.parent.postMessage(message, "*");
}

let postedHeight = 0;

function postHeight(): void {
	// Measures <body>, because the scrollHeight of <html> is never less than the frame's height.
	const height = Math.ceil(document.body.getBoundingClientRect().height);
	if (height === postedHeight) return;
	postedHeight = height;
	post(["highlevel.setHeight", { height, id }]);
}

function showCampaign(event: MessageEvent<unknown>): void {
	if (event.source !== window.parent || !Array.isArray(event.data)) return;
	const [kind, params] = event.data;
	if (kind !== "query-params" || typeof params !== "object") return;

	const text = campaignText({ ...params, ...settings.campaign });
	find("#campaign").textContent = `Campaign: ${text}`;
	find("#campaign").hidden = text === "";
}
