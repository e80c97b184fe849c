import type { Content } from "../files.ts";
import { unsupportedPartOf } from "../pictures/logo-svg.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ParsedFile, problemAt } from "../text/content-file.ts";

/** Reports a logo with parts other than paths, because pages render only its paths. */
export function checkLogo(
	{ site, images }: Pick<Content, "site" | "images">,
	file: ParsedFile,
): ContentProblem[] {
	const unsupported = unsupportedPartOf(images.get(site.logo)?.svg ?? "");
	if (!unsupported) return [];
	const expected = "an SVG with a view box that holds nothing but paths";
	return [
		problemAt(file, ["logo"], expected, `${unsupported} in ${site.logo}`),
	];
}
