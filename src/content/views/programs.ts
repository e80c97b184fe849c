import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { headView } from "./head.ts";
import { destination } from "./links.ts";
import { closingView, pageHeroView } from "./page-parts.ts";
import { pictureUses } from "./picture-uses.ts";

export function programsView(content: Content, desk: PictureDesk) {
	const { head, hero, programs, closing, ...page } = content.pages.programs;
	return {
		...page,
		head: headView(content, "/programs", head),
		hero: pageHeroView(content, desk, hero),
		programs: {
			...programs,
			cards: programs.cards.map(({ to, photo, ...card }) => ({
				...card,
				...destination(content, to),
				photo: desk.picture(photo, pictureUses.programCard),
			})),
		},
		closing: closingView(content, closing),
	};
}
