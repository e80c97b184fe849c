/** Inline scripts of the document; empty in the browser bundle. */
declare module "virtual:early-*" {
	const code: string;
	export default code;
}
