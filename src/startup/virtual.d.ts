/** The inline scripts of the document; empty in the browser's bundle. */
declare module "virtual:early-*" {
	const code: string;
	export default code;
}
