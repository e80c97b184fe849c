import type { Content } from "#model/files.ts";

export function linkLabels({ navigation }: Content): Map<string, string> {
	const links = [
		...navigation.footer.groups.flatMap((group) => group.links),
		...navigation.bar.flatMap((row) =>
			"programs" in row ? row.programs : [row],
		),
	];
	return new Map(links.map(({ to, label }) => [to, label]));
}

export function programPaths({ navigation }: Content): Set<string> {
	return new Set(
		navigation.bar.flatMap((row) =>
			"programs" in row ? row.programs.map(({ to }) => to) : [],
		),
	);
}
