import type { Content } from "../files.ts";
import { unsupportedPartOf } from "../pictures/mark-svg.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ContentFile, problemAt } from "../text/content-file.ts";
import type { Path } from "../text/path.ts";

export function checkSiteFile(
	{ site, images, today }: Pick<Content, "site" | "images" | "today">,
	file: ContentFile,
): ContentProblem[] {
	const problems: ContentProblem[] = [];
	const report = (path: Path, expected: string, found: string) =>
		problems.push(problemAt(file, path, expected, found));

	// RFC 9116: a security.txt must not be published after its expiry.
	const { goodUntil } = site.security;
	if (today && goodUntil <= today)
		report(
			["security", "goodUntil"],
			`a day after today, ${today}; a year ahead is good`,
			goodUntil,
		);

	// Pages render only the paths of the logo, so other parts would be lost.
	const unsupported = unsupportedPartOf(images.get(site.logo)?.svg ?? "");
	if (unsupported)
		report(
			["logo"],
			"an SVG with a view box that holds nothing but paths",
			`${unsupported} in ${site.logo}`,
		);
	return problems;
}
