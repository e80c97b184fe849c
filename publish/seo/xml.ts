const names: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};

/** Escapes text for XML and for double-quoted HTML attributes. */
export function escapeMarkup(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}
