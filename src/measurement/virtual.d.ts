/**
 * Both islands if content/integrations.yaml names a pixel, else empty
 * (publish/content/module-code.ts).
 */
declare module "content:measuring" {
	export { Measurement } from "./measurement.tsx";
	export { PrivacyControl } from "./privacy-control.tsx";
}
