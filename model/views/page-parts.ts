import type { Content } from "../files.ts";
import { heroPicture } from "../pictures/hero-picture.ts";
import type { Images } from "../pictures/pictures.ts";
import { allDialogs } from "../schema/integrations.ts";
import type {
	Action,
	ClosingSection,
	ExternalLink,
	PageHero,
} from "../schema/page-parts.ts";
import { valuesIn } from "../text/walk-values.ts";
import { leadFrameView } from "./frames.ts";

export type ActionView =
	| { kind: "dialog"; label: string; dialogId: string }
	| { kind: "link"; label: string; href: string; isExternal?: boolean };

export function actionView(
	content: Content,
	action: Action | ExternalLink,
): ActionView {
	const { label } = action;
	if ("to" in action) return { kind: "link", label, href: action.to };
	if ("url" in action)
		return { kind: "link", label, href: action.url, isExternal: true };
	const { dialogId } = leadFrameView(content, action.opens);
	return { kind: "dialog", label, dialogId };
}

const pageHeroShapes = { middle: [4, 3], wide: [2, 1] } as const;

export function pageHeroView(
	content: Content,
	images: Images,
	{ photo, actions, ...hero }: PageHero,
) {
	return {
		...hero,
		picture: heroPicture(images, photo, pageHeroShapes),
		actions: actions.map((action) => actionView(content, action)),
	};
}

export function closingView(content: Content, closing: ClosingSection) {
	return { ...closing, action: actionView(content, closing.action) };
}

export function pageWithHeroView(
	content: Content,
	images: Images,
	{ hero, closing }: { hero: PageHero; closing: ClosingSection },
) {
	return {
		hero: pageHeroView(content, images, hero),
		closing: closingView(content, closing),
	};
}

/**
 * Returns the dialogs that the buttons of a page open. Omits the dialog that the page's header
 * opens, because the page contains it anyway.
 */
export function dialogsView(
	content: Content,
	pageView: object,
	headerDialogId: string,
) {
	const opened = new Set(
		valuesIn(pageView).map(({ value, path }) =>
			path.at(-1) === "dialogId" ? value : undefined,
		),
	);
	return allDialogs
		.map((id) => leadFrameView(content, id))
		.filter(
			({ dialogId }) => dialogId !== headerDialogId && opened.has(dialogId),
		);
}
