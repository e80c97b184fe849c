/** measurement.tsx where content/integrations.yaml names a pixel, else no-measurement.tsx (src/content/vite-plugin.ts). */
declare module "virtual:measurement" {
	export {
		Measurement,
		PrivacyControl,
	} from "#sections/measurement/measurement.tsx";
}
