/** What the pages of articles show, for their loaders: of the build only, never in a browser. */
declare module "content:article-pages" {
	const value: import("./articles/articles.ts").ArticlePages;
	export default value;
}
/** The same of landing pages. */
declare module "content:landing-pages" {
	const value: import("./pages/landing.ts").LandingPages;
	export default value;
}
/** One background color per placeholder color in use, `.placeholder-432`, and one rule per share of a row, `.grow-90`. */
declare module "content:placeholder-colors.css" {}
