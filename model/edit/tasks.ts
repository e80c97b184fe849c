import type { Field } from "./form.ts";
import { titleFromPath } from "./names.ts";

const tasks = [
	["announcement.yaml", "Announcement"],
	["pricing.yaml", "Prices"],
	["schedule.yaml", "Classes and hours"],
	["events.yaml", "Events"],
	["coaches.yaml", "Coaches"],
	["testimonials.yaml", "Testimonials"],
	["articles", "Articles"],
	["landing", "Pages of your own"],
	["images", "Pictures"],
	["site.yaml", "Gym and contact"],
	["navigation.yaml", "Header, menu and footer"],
	["history", "Published changes"],
] as const;

export const searchSynonyms: Readonly<Record<string, readonly string[]>> = {
	"announcement.yaml": ["banner", "notice", "news"],
	"pricing.yaml": ["costs", "fees", "rates", "plans", "memberships"],
	"schedule.yaml": ["opening times", "timetable"],
	"schedule.yaml:classes": ["timetable", "lessons", "courses"],
	"schedule.yaml:closures": [
		"holidays",
		"vacation",
		"days off",
		"close the gym",
	],
	"schedule.yaml:specialHours": ["holidays", "exceptions"],
	"events.yaml": ["workshops", "dates"],
	"coaches.yaml": ["trainers", "instructors", "staff", "team"],
	"testimonials.yaml": ["testimonials", "reviews", "quotes", "feedback"],
	"navigation.yaml": ["header", "links"],
	"dialogs.yaml": ["popups", "dialogs", "forms"],
	"policies.yaml": ["rules", "cancellation", "limits"],
	"integrations.yaml": ["links", "providers", "tracking"],
	articles: ["blog", "posts", "news"],
	landing: ["landing pages", "campaigns", "ads"],
	images: ["photos", "images", "gallery"],
	"site.yaml": ["phone", "email", "address", "logo"],
	history: ["undo", "versions", "revert"],
};

const previewPageByFile: Readonly<Record<string, string>> = {
	"pricing.yaml": "/pricing",
	"schedule.yaml": "/schedule",
	"coaches.yaml": "/about",
	"events.yaml": "/events",
	"policies.yaml": "/pricing",
	"site.yaml": "/contact",
	"pages/fitness-tips.yaml": "/fitness-tips",
	"thank-you.yaml": "/thank-you-free-class",
};

export type FormFile = { path: string; form: Field; address?: string };

export type FormFolder = { path: string; extension: string; form: Field };

export type Forms = {
	files: readonly FormFile[];
	folders: readonly FormFolder[];
};

/** Divides the forms into weekly changes, pages and rare changes. */
export function tasksOf(files: readonly FormFile[]) {
	const formPaths = new Set(files.map(({ path }) => path));
	const byTask = new Set<string>(tasks.map(([path]) => path));
	const entry = ({ path, form }: FormFile) => ({
		path,
		title: form.label || titleFromPath(path),
	});
	const rest = files.filter(({ path }) => !byTask.has(path));
	return {
		weekly: tasks
			.filter(([path]) => !path.includes(".") || formPaths.has(path))
			.map(([path, title]) => ({ path, title })),
		pages: rest.filter(({ path }) => path.startsWith("pages/")).map(entry),
		more: rest.filter(({ path }) => !path.startsWith("pages/")).map(entry),
	};
}

/**
 * Returns the title of a form. For an article or a landing page, reads the title from `value`, the
 * content of the file.
 */
export function titleOfFile(
	files: readonly FormFile[],
	path: string,
	value?: unknown,
): string {
	const task = tasks.find(([file]) => file === path);
	if (task) return task[1];
	const form = files.find((file) => file.path === path)?.form;
	const title = form ? form.label : ownTitle(value);
	return title || titleFromPath(path);
}

export function formPathOf(file: string): string {
	return file.startsWith("images/") ? "images" : file;
}

export function formTitles(files: readonly FormFile[]) {
	const { weekly, pages, more } = tasksOf(files);
	return [...weekly, ...pages, ...more];
}

/** Returns the path of the page on which the preview shows a file. */
export function addressOf(
	files: readonly FormFile[],
	path: string,
	addresses: Readonly<Record<string, string>>,
): string {
	if (path.startsWith("articles")) return addresses[path] ?? "/fitness-tips";
	return (
		addresses[path] ?? ownAddress(files, path) ?? previewPageByFile[path] ?? "/"
	);
}

export function pageTitlesByAddress(
	files: readonly FormFile[],
): Record<string, string> {
	return Object.fromEntries(
		files.flatMap(({ path }) => {
			const address =
				ownAddress(files, path) ??
				(path.startsWith("pages/") ? previewPageByFile[path] : undefined);
			return address ? [[address, titleOfFile(files, path)]] : [];
		}),
	);
}

function ownAddress(
	files: readonly FormFile[],
	path: string,
): string | undefined {
	return files.find((file) => file.path === path)?.address;
}

export function folderOf<Folder extends { path: string }>(
	folders: readonly Folder[],
	path: string,
): Folder | undefined {
	return folders.find((folder) => `${path}/`.startsWith(`${folder.path}/`));
}

export function kindOf(path: string): string {
	return path.startsWith("articles") ? "article" : "page";
}

export function ownTitle(value: unknown): string {
	const { title, head } = Object(value);
	return String(title || Object(head).title || "");
}
