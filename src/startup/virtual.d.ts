/** The code of the document's inline scripts. Empty in the browser bundle, which writes none. */
declare module "virtual:early-*" {
	const code: string;
	export default code;
}
