/** The code of the document's inline scripts. Empty in the browser bundle, which renders no document. */
declare module "virtual:early-*" {
	const code: string;
	export default code;
}
