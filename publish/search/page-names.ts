import type { Content } from "#model/files.ts";
import type { PublishedPage } from "./published-page.ts";

/** What bar and footer call the pages, by path: "/pricing" -> "Pricing". */
export function linkLabels({ navigation }: Content): Map<string, string> {
	const links = [
		...navigation.footer.groups.flatMap((group) => group.links),
		...navigation.bar.flatMap((row) =>
			"programs" in row ? row.programs : [row],
		),
	];
	return new Map(links.map(({ to, label }) => [to, label]));
}

/** The programs of the bar's list, which stand below /programs. */
export function programPaths({ navigation }: Content): Set<string> {
	return new Set(
		navigation.bar.flatMap((row) =>
			"programs" in row ? row.programs.map(({ to }) => to) : [],
		),
	);
}

/** A page's title without the gym's name. */
export function shortTitle(
	{ site }: Content,
	{ title }: PublishedPage,
): string {
	return title.replace(` | ${site.shortName}`, "");
}
