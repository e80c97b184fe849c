import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { coachProfiles } from "./coaches.ts";
import { headView } from "./head.ts";
import { pageHeroView } from "./page-parts.ts";
import { pictureUses } from "./picture-uses.ts";

export function aboutView(content: Content, desk: PictureDesk) {
	const { head, hero, mission, community, coaches, ...page } =
		content.pages.about;
	const { wide, tall } = mission.photos;
	return {
		...page,
		head: headView(content, "/about", head),
		hero: pageHeroView(content, desk, hero),
		mission: {
			...mission,
			photos: {
				wide: desk.picture(wide, pictureUses.featureWide),
				tall: desk.picture(tall, pictureUses.tall),
			},
		},
		community: {
			...community,
			photo: desk.picture(community.photo, pictureUses.featureWide),
		},
		coaches: { ...coaches, list: coachProfiles(content, desk) },
	};
}
