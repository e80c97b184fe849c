import { chromium } from '@playwright/test'; import sharp from 'sharp'; import {mkdirSync} from 'node:fs';
import { serveBuiltSite } from '/work/main/publish/serve-build.ts';
const base = await serveBuiltSite({port:0, dir:'/work/base/build'}); const now = await serveBuiltSite({port:0, dir: process.env.DIR??'/work/main/build'});
const pages=(process.env.PAGES??'/ /pricing /schedule /open-gym /contact /about /prolabs /corporate /terms /fitness-tips /fitness-tips/nutrition/pre-workout-meals /fitness-tips/community/member-stories /programs /thank-you-free-class /thank-you-intro-call /thank-you-prolabs /thank-you-corporate /events /comeback /nope /group-classes /personal-training /nutrition-coaching /privacy /accessibility').split(' ');
const widths=(process.env.WIDTHS??'390,800,1440').split(',').map(Number); const schemes=(process.env.SCHEMES??'light,dark').split(',');
mkdirSync('/tmp/shots',{recursive:true});
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox']});
async function shot(origin,p,width,colorScheme){ const c=await b.newContext({viewport:{width,height:900},colorScheme,reducedMotion:'reduce'}); const page=await c.newPage(); await page.clock.setFixedTime(new Date('2026-11-27T20:00:00Z'));
 await page.goto(origin+p); await page.evaluate(()=>{document.documentElement.dataset.whole=''}); await page.waitForFunction(()=>document.documentElement.dataset.app==='ready',null,{timeout:8000}).catch(()=>{});
 await page.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=600){scrollTo(0,y); await new Promise(r=>setTimeout(r,30))} scrollTo(0,0); await Promise.race([Promise.all([...document.images].filter(i=>i.loading!=='lazy'||i.complete).map(i=>i.complete?0:new Promise(r=>{i.onload=i.onerror=r}))),new Promise(r=>setTimeout(r,2000))])});
 await page.waitForTimeout(150); const buf=await page.screenshot({fullPage:true}); await c.close(); return buf;}
let bad=0;
for(const p of pages) for(const w of widths) for(const s of schemes){ const [x,y]=await Promise.all([shot(base.origin,p,w,s),shot(now.origin,p,w,s)]);
 const [rx,ry]=await Promise.all([x,y].map(z=>sharp(z).ensureAlpha().raw().toBuffer({resolveWithObject:true})));
 const name=`${p.replaceAll('/','_')}-${w}-${s}`;
 let n=0, first=-1; if(rx.info.height!==ry.info.height||rx.info.width!==ry.info.width){n=-1}
 const len=Math.min(rx.data.length,ry.data.length); for(let i=0;i<len;i+=4){ if(Math.abs(rx.data[i]-ry.data[i])+Math.abs(rx.data[i+1]-ry.data[i+1])+Math.abs(rx.data[i+2]-ry.data[i+2])>24){ if(first<0)first=Math.floor(i/4/rx.info.width); if(n>=0)n++; else break} }
 if(n!==0){bad++; console.log(name, n<0?`size ${rx.info.height}->${ry.info.height}`:n+' px','first row',first); await sharp(x).toFile(`/tmp/shots/${name}-base.png`); await sharp(y).toFile(`/tmp/shots/${name}-now.png`);} }
console.log('different',bad); await b.close(); process.exit();
