/** What the pages of articles show, for their loaders: of the build only, never in a browser. */
declare module "content:article-pages" {
	const value: ReturnType<typeof import("./articles/articles.ts").articlePages>;
	export default value;
}
/** The same of landing pages. */
declare module "content:landing-pages" {
	const value: ReturnType<typeof import("./pages/landing.ts").landingPages>;
	export default value;
}
/** One background color per placeholder color in use, `.placeholder-432`, and one rule per share of a row, `.grow-90`. */
declare module "content:placeholder-colors.css" {}
