import type { PageSettings } from "../page-shell.ts";
import { campaignText } from "./campaign.ts";
import { find } from "./find.ts";

const settings: PageSettings = JSON.parse(find("#settings").textContent);

export const { id, conversation } = settings;

export const form = find<HTMLFormElement>("form");

/** Lets the form be sent. */
export function runWidget(): void {
	let isSending = false;
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (isSending) return;
		isSending = true;
		await send();
		finish();
	});
	startNoise();
}

/** What the real widgets post when they load, and nobody should take for a booking. */
function startNoise(): void {
	post("[iFrameResizerChild]Ready");
	if (conversation.isAnnounced) post(["iframeLoaded"]);
	post(["set-sticky-contacts", "embedded_iframe_1", "x"]);
	if (conversation.isPrefilled)
		postContact({ name: "Grace", email: "grace@sample.example" });
	postHeight();
	new ResizeObserver(postHeight).observe(document.body);
	post(["modify-parent-url", location.origin + location.pathname]);
	post(["fetch-sticky-contacts", "location-1"]);
	window.addEventListener("message", showCampaign);
	post(["fetch-query-params", "embedded_iframe", "location-1", id]);
}

/** The real widgets are done only after a request of their own, when the visitor's click has grown old. */
async function send(): Promise<void> {
	const button = find("button[type=submit]");
	button.textContent = "Sending…";
	button.ariaDisabled = "true";
	await new Promise((resolve) => setTimeout(resolve, 300));
}

/** Shows the received state, then tells the page around: the order of the real widgets. */
function finish(): void {
	form.hidden = true;
	find("#received").hidden = false;
	find("#received h2").focus();

	if (conversation.completion === "booking")
		post([
			"msgsndr-booking-complete",
			{ fingerprint: String(Math.random()), calendarId: id },
		]);
	if (conversation.completion === "form:submit")
		post({ type: "form:submit", formId: id });
	postContact(Object.fromEntries(new FormData(form)));
}

/** The whole contact: it must not be stored by the page that receives it. */
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
	// The root element is never lower than the frame, so a frame made taller would never shrink again.
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
