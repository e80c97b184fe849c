/** measurement.tsx where content/integrations.yaml names a pixel, else nothing (publish/content/module-code.ts). */
declare module "content:measuring" {
	export {
		Measurement,
		PrivacyControl,
	} from "./measurement.tsx";
}
