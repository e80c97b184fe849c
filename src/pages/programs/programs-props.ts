import type { Content } from "#model/files.ts";
import { pictureUses } from "#model/pictures/picture-uses.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { resolveLink } from "#model/views/links.ts";
import { pageWithHeroView } from "#model/views/page-parts.ts";

export type ProgramsPageProps = ReturnType<typeof programsPageProps>;

export function programsPageProps(content: Content, images: Images) {
	const page = content.pages.programs;
	return {
		...page,
		...pageWithHeroView(content, images, page),
		programs: {
			...page.programs,
			cards: page.programs.cards.map(({ to, photo, ...card }) => ({
				...card,
				...resolveLink(content, to),
				photo: images.request(photo, pictureUses.programCard),
			})),
		},
	};
}
