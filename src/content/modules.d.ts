type Views = typeof import("./views/views.ts").views;

declare module "content:shell" {
	const value: ReturnType<Views["shell"]>;
	export default value;
}
declare module "content:home" {
	const value: ReturnType<Views["home"]>;
	export default value;
}
declare module "content:schedule" {
	const value: ReturnType<Views["schedule"]>;
	export default value;
}
declare module "content:galleries" {
	const value: ReturnType<Views["galleries"]>;
	export default value;
}
declare module "content:group-classes" {
	const value: ReturnType<Views["group-classes"]>;
	export default value;
}
declare module "content:nutrition-coaching" {
	const value: ReturnType<Views["nutrition-coaching"]>;
	export default value;
}
declare module "content:open-gym" {
	const value: ReturnType<Views["open-gym"]>;
	export default value;
}
declare module "content:open-now" {
	const value: ReturnType<Views["open-now"]>;
	export default value;
}
declare module "content:not-found" {
	const value: ReturnType<Views["not-found"]>;
	export default value;
}
declare module "content:thank-you" {
	const value: ReturnType<Views["thank-you"]>;
	export default value;
}
declare module "content:thank-you-free-class" {
	const value: ReturnType<Views["thank-you-free-class"]>;
	export default value;
}
declare module "content:thank-you-intro-call" {
	const value: ReturnType<Views["thank-you-intro-call"]>;
	export default value;
}
declare module "content:thank-you-corporate" {
	const value: ReturnType<Views["thank-you-corporate"]>;
	export default value;
}
declare module "content:thank-you-prolabs" {
	const value: ReturnType<Views["thank-you-prolabs"]>;
	export default value;
}
declare module "content:pricing" {
	const value: ReturnType<Views["pricing"]>;
	export default value;
}
declare module "content:corporate" {
	const value: ReturnType<Views["corporate"]>;
	export default value;
}
declare module "content:prolabs" {
	const value: ReturnType<Views["prolabs"]>;
	export default value;
}
declare module "content:measurement" {
	const value: ReturnType<Views["measurement"]>;
	export default value;
}
declare module "content:dialog-consultation" {
	const value: ReturnType<Views["dialog-consultation"]>;
	export default value;
}
declare module "content:programs" {
	const value: ReturnType<Views["programs"]>;
	export default value;
}
declare module "content:personal-training" {
	const value: ReturnType<Views["personal-training"]>;
	export default value;
}
declare module "content:about" {
	const value: ReturnType<Views["about"]>;
	export default value;
}
declare module "content:contact" {
	const value: ReturnType<Views["contact"]>;
	export default value;
}
declare module "content:map" {
	const value: ReturnType<Views["map"]>;
	export default value;
}
/** One background color per picture tone in use: `.tone-432`. */
declare module "content:tones.css" {}
