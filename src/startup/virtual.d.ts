/** The inline scripts of the document; empty in the browser's bundle. */
declare module "virtual:early-head" {
	const code: string;
	export default code;
}
declare module "virtual:early-body" {
	const code: string;
	export default code;
}
