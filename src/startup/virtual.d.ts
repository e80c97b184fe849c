/** Code of the document's inline scripts. Empty in the browser, which renders no document. */
declare module "virtual:early-*" {
	const code: string;
	export default code;
}
