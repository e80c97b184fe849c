/** measurement.tsx where content/integrations.yaml names a pixel, else no-measurement.tsx (publish/content/vite-plugin.ts). */
declare module "virtual:measurement" {
	export {
		Measurement,
		PrivacyControl,
	} from "./measurement.tsx";
}
