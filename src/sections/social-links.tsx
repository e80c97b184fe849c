import type { Gym } from "#lib/gym.ts";
import visibility from "#ui/layout/visibility.module.css";
import { Link } from "#ui/link/link.tsx";
import { SocialIcon } from "#ui/social-icon.tsx";
import css from "./social-links.module.css";

export function SocialLinks({ social }: Pick<Gym, "social">) {
	return (
		<ul className={`${css.socialLinks} ${visibility.screenOnly}`}>
			{social.map(({ platform, url }) => (
				<li key={platform}>
					<Link href={url} isExternal>
						<SocialIcon platform={platform} />
						<span className="visually-hidden">{platform}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
