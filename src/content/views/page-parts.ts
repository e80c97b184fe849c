import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import type { Action, Closing, PageHero } from "../schema/page-parts.ts";
import { leadFrameView } from "./frames.ts";
import { heroPicture } from "./hero-picture.ts";

/** A button, with the id of the dialog that it opens or the address that it leads to. */
export type ActionView =
	| { kind: "opens"; label: string; dialogId: string }
	| { kind: "leads"; label: string; href: string };

export function actionView(content: Content, action: Action): ActionView {
	const { label } = action;
	if ("to" in action) return { kind: "leads", label, href: action.to };
	const { dialogId } = leadFrameView(content, action.opens);
	return { kind: "opens", label, dialogId };
}

/** Low and wide behind the words; squarer where the window is narrower. */
const pageHeroShapes = { middle: [4, 3], wide: [2, 1] } as const;

export function pageHeroView(
	content: Content,
	desk: PictureDesk,
	{ photo, actions, ...hero }: PageHero,
) {
	return {
		...hero,
		picture: heroPicture(desk, photo, pageHeroShapes),
		actions: actions.map((action) => actionView(content, action)),
	};
}

export function closingView(content: Content, closing: Closing) {
	return { ...closing, action: actionView(content, closing.action) };
}
