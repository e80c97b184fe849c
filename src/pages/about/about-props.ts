import type { Content } from "#model/files.ts";
import { pictureUses } from "#model/pictures/picture-uses.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { coachProfiles } from "#model/views/coaches.ts";
import { leadFrameView } from "#model/views/frames.ts";
import { pageHeroView } from "#model/views/page-parts.ts";

export type AboutPageProps = ReturnType<typeof aboutPageProps>;

export function aboutPageProps(content: Content, images: Images) {
	const { hero, mission, community, coaches, ...page } = content.pages.about;
	const { wide, tall } = mission.photos;
	return {
		...page,
		hero: pageHeroView(content, images, hero),
		mission: {
			...mission,
			photos: {
				wide: images.request(wide, pictureUses.featureWide),
				tall: images.request(tall, pictureUses.tall),
			},
		},
		community: {
			...community,
			photo: images.request(community.photo, pictureUses.featureWide),
		},
		coaches: {
			title: coaches.title,
			labels: coaches.words,
			list: coachProfiles(content, images),
		},
		consultation: leadFrameView(content, "consultation"),
	};
}
