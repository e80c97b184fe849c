import { articleAddresses } from "../articles/article-addresses.ts";
import { type Content, type LandingPage, pages } from "../files.ts";
import { eventsPath } from "../pages/events.ts";
import { landingAddress } from "../pages/landing.ts";
import type { ContentProblem } from "../text/content-error.ts";
import type { ContentFile } from "../text/content-file.ts";

/** What the build writes beside the pages: folders, and files that pages become. */
const builtNames = [
	"404",
	"assets",
	"calendar",
	"icons",
	"images",
	"index",
	"share",
].map(landingAddress);

/** A landing page at an address that another page has: one of the two could not be seen. */
export function takenAddresses(
	{ slug }: LandingPage,
	articles: Content["articles"],
	file: ContentFile,
): ContentProblem[] {
	const address = landingAddress(slug);
	const taken = new Set([
		...pages.map((page) => page.address),
		...articleAddresses(articles),
		...builtNames,
		eventsPath,
	]);
	if (!taken.has(address)) return [];
	return [
		{
			file: file.name,
			expected: "a file name that makes an address of its own",
			found: `${address}, which is taken`,
		},
	];
}
