import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";

test("DLG-15 an alert dialog has labels, ignores outside clicks and lists Cancel first", () => {
	const html = renderToStaticMarkup(
		<AlertDialog
			id="question"
			title="Delete it?"
			description="It cannot be brought back."
			confirmLabel="Delete it"
			cancelLabel="Keep it"
			onConfirm={() => {}}
		/>,
	);
	const dialog = html.match(/^<dialog [^>]+>/)?.[0];
	const idIn = (name: string) => dialog?.match(`${name}="([^"]+)"`)?.[1];
	expect(dialog).toContain('id="question"');
	expect(dialog).toContain('role="alertdialog"');
	expect(html).toContain(`<h2 id="${idIn("aria-labelledby")}">Delete it?</h2>`);
	expect(html).toContain(
		`<p id="${idIn("aria-describedby")}">It cannot be brought back.</p>`,
	);
	// `closerequest` means that Escape closes the dialog and a backdrop click does not.
	expect(dialog).toContain('closedby="closerequest"');
	expect(html).toMatch(/<form [^>]*method="dialog"/);
	const submitButtons =
		html.match(/<button [^>]*type="submit".*?<\/button>/g) ?? [];
	expect(submitButtons.map((button) => button.replace(/<[^>]+>/g, ""))).toEqual(
		["Keep it", "Delete it"],
	);
});
