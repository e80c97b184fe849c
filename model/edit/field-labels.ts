const vocabulary: Readonly<Record<string, string>> = {
	actionOnPhones: "Button on phones",
	actions: "Buttons",
	alt: "What the picture shows",
	closing: "End of the page",
	cta: "Words on the button",
	direct: "Link to the provider’s own page",
	failed: "When it does not load",
	file: "Picture",
	focus: "Point that stays in view",
	frameTitle: "Name for screen readers",
	geo: "Place on the map",
	head: "Search results and sharing",
	hero: "Top of the page",
	id: "Short name",
	image: "Picture",
	keywords: "Search words",
	lead: "Text under the headline",
	original: "Address of the picture",
	photo: "Picture",
	photoPlace: "Place of the picture",
	prolabs: "ProLabs",
	prolabsEmail: "Email of ProLabs",
	quota: "What the price buys",
	shortQuota: "What the price buys, in short",
	social: "Social profiles",
	to: "Leads to",
	url: "Address",
	webp: "Address of the picture as WebP",
};

/** pricePerWeek -> Price per week */
export function labelOf(name: string): string {
	const customLabel = vocabulary[name];
	if (customLabel) return customLabel;
	if (name.includes(" ")) return name;
	const label = name
		.replaceAll(/[-_]/g, " ")
		.replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
		.toLowerCase();
	return label.charAt(0).toUpperCase() + label.slice(1);
}

/**
 * Classes -> Class; Durations in minutes -> Duration in minutes. Leaves a singular unchanged. Also
 * keeps "hours", because one entry of the opening hours has several hours.
 */
export function singular(label: string): string {
	if (label.endsWith("hours")) return label;
	return label
		.replace(/ies$/, "y")
		.replace(/(ss|sh|ch|x)es$/, "$1")
		.replace(/([^s])s$/, "$1")
		.replace(/^(\w+?)s? in (minute|month)$/, "$1 in $2s");
}
