/** Hands the visitor a file that was made in the page, as if it had been a link to one. */
export function saveFile({
	name,
	type,
	text,
}: {
	name: string;
	type: string;
	text: string;
}): void {
	const address = URL.createObjectURL(
		new Blob([text], { type: `${type};charset=utf-8` }),
	);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser has taken the file by then; Safari looks at the address only after the click is over.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
