/** measurement.tsx where content/integrations.yaml names a pixel, else nothing (publish/content/vite-plugin.ts). */
declare module "content:measuring" {
	export {
		Measurement,
		PrivacyControl,
	} from "./measurement.tsx";
}
