const names: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};

/** A text as it stands in XML and in double-quoted attributes of HTML. */
export function escapeMarkup(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}
