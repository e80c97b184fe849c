import type { ReactNode } from "react";
import type { pageHeroView } from "#model/views/page-parts.ts";
import layout from "#ui/layout/layout.module.css";
import { HeroPicture } from "#ui/picture/hero-picture.tsx";
import { ForceLayout } from "#ui/section/force-layout.tsx";
import { ActionButton } from "./action-button.tsx";
import heroCss from "./hero/hero.module.css";
import css from "./page-hero.module.css";

type Props = {
	hero: ReturnType<typeof pageHeroView>;
	/** Rendered on a solid surface below the photo. */
	children?: ReactNode;
};

export function PageHero({ hero, children }: Props) {
	return (
		<section
			className={`${heroCss.hero} ${css.pageHero}`}
			data-photo-place={hero.photoPlace}
			aria-labelledby="hero-title"
		>
			<div className={`${css.body} on-photo`}>
				<HeroPicture picture={hero.picture} />
				<div className={`${layout.wrap} ${heroCss.text} ${css.text}`}>
					<h1 id="hero-title">
						{hero.headline.map((line) => (
							<span key={line} className={layout.line}>
								{line}{" "}
							</span>
						))}
					</h1>
					<p className={`lead ${heroCss.lead}`}>{hero.lead}</p>
					{hero.actions.length > 0 && (
						<div className={`${layout.row} ${heroCss.actions}`}>
							{hero.actions.map((action, index) => (
								<ActionButton
									key={action.label}
									action={action}
									size="lg"
									variant={index === 0 ? "default" : "outline"}
								/>
							))}
						</div>
					)}
				</div>
				<ForceLayout id="hero-end" />
			</div>
			{children}
		</section>
	);
}
